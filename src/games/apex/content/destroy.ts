/** How many objects the basic Destroy action destroys (p. 15). */
export const BASIC_DESTROY = 2
