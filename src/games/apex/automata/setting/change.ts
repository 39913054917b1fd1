import { z } from 'zod'
import { Count } from '../../vocabulary.ts'

/** A number before and after. */
export const Change = z.object({ before: Count, after: Count }).meta({ id: 'ApexChargesChange' })
