import { parseAst } from 'rolldown/parseAst'

/** One small change of the code: what stands at a place, and what would stand there instead. */
export type Site = {
  readonly file: string
  readonly line: number
  /** The line without its margin. */
  readonly lineOfCode: string
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
  /** What has to stand before it, where the place is a name alone. */
  readonly prefix: string
  /** A bracket at the start of a line would go on with the line before it. */
  readonly startsStatement: boolean
  /** What stands after `list[index] ??`, often only because the compiler does not know that the index is in bounds. */
  readonly isDefault: boolean
}

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

type Add = (kind: string, node: Node, after: string, prefix?: string) => void
type Reader = { readonly code: string; readonly add: Add }

const OPERATORS: Readonly<Record<string, readonly [kind: string, operator: string]>> = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '+'],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
}

const METHODS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'])

/** Every place of a file where one of the changes can be made. Only code inside functions is changed. */
export function sitesOf(file: string, code: string): Site[] {
  const sites: Site[] = []
  const lines = code.split('\n')
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  const program = parseAst(code, { lang: 'ts' }) as unknown as Node
  const nodes = nodesIn(program)
  const statements = new Set(nodes.filter(({ type }) => type === 'ExpressionStatement').map(({ start }) => start))
  const defaults = new Set(nodes.flatMap(defaultOf).map(({ start }) => start))
  const add: Add = (kind, { start, end }, after, prefix = '') => {
    const before = code.slice(start, end)
    const startsStatement = statements.has(start)
    const isDefault = defaults.has(start)
    const line = lineAt(start)
    const lineOfCode = lines[line - 1]?.trim() ?? ''
    sites.push({ file, line, lineOfCode, kind, start, end, before, after, prefix, startsStatement, isDefault })
  }
  walk(program, false, { code, add })
  return sites
}

function walk(node: Node, inFunction: boolean, reader: Reader): void {
  if (isLeftOut(node)) return
  if (inFunction) changesOf(node, reader)
  const inside = inFunction || FUNCTIONS.has(node.type)
  for (const child of childrenOf(node)) walk(child, inside, reader)
}

/** Types and queries are no rules, nor are the pictures of operations. */
function isLeftOut({ type, key }: Node): boolean {
  if (type === 'Property' && isNode(key) && key.name === 'picture') return true
  return type === 'TaggedTemplateExpression' || (type.startsWith('TS') && !type.endsWith('Expression'))
}

const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)]

function defaultOf({ operator, left, right }: Node): Node[] {
  const isIndexed = operator === '??' && isNode(left) && left.type === 'MemberExpression' && left.computed === true
  return isIndexed && isNode(right) ? [right] : []
}

/** The parts of a node; the names of properties are no code. */
function childrenOf({ key, ...node }: Node): Node[] {
  return Object.values(node.computed === true ? { key, ...node } : node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function changesOf(node: Node, reader: Reader): void {
  CHANGES[node.type]?.(node, reader)
}

const CHANGES: Readonly<Record<string, (node: Node, reader: Reader) => void>> = {
  BinaryExpression: changeOperator,
  LogicalExpression: changeOperator,
  IfStatement: negate,
  ConditionalExpression: negate,
  CallExpression: changeCall,
  ExpressionStatement: dropStatement,
  TemplateLiteral: changeWords,
  Literal: changeNumber,
}

function changeOperator(node: Node, { code, add }: Reader): void {
  const change = OPERATORS[String(node.operator)]
  const { left, right } = node
  if (change === undefined || !isNode(left) || !isNode(right)) return
  const [kind, operator] = change
  // Texts are joined by + as well; there is nothing to subtract from them.
  if (kind === 'arithmetic' && [left, right].some(isText)) return
  add(kind, node, `${text(left, code)} ${operator} ${text(right, code)}`)
}

const isText = ({ type, value }: Node): boolean => type === 'TemplateLiteral' || typeof value === 'string'

const text = ({ start, end }: Node, code: string): string => `(${code.slice(start, end)})`

function negate({ test }: Node, { code, add }: Reader): void {
  if (isNode(test)) add('condition', test, `!${text(test, code)}`)
}

function changeCall(node: Node, reader: Reader): void {
  const { callee, arguments: given } = node
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return
  const { code, add } = reader
  const name = code.slice(callee.property.start, callee.property.end)
  const swapped = METHODS[name]
  const rest = code.slice(callee.property.end, node.end)
  if (swapped !== undefined) add('method', node, `${code.slice(node.start, callee.property.start)}${swapped}${rest}`)
  if (name === 'filter' && isNode(callee.object)) add('filter', node, text(callee.object, code))
  if (name === 'applied' && Array.isArray(given)) changeFacts(given[1], reader)
}

/** A fact that is not the one that decided. */
function changeFacts(facts: unknown, { code, add }: Reader): void {
  if (!isNode(facts) || !Array.isArray(facts.properties)) return
  for (const { key, value, shorthand } of facts.properties as Node[]) {
    if (!isNode(key) || !isNode(value)) continue
    add('fact', value, `__other${text(value, code)}`, shorthand === true ? `${code.slice(key.start, key.end)}: ` : '')
  }
}

function dropStatement(node: Node, { code, add }: Reader): void {
  const { expression } = node
  if (!isNode(expression) || !['CallExpression', 'AssignmentExpression'].includes(expression.type)) return
  const isTrace = /^[\w.]*\.applied\(/.test(code.slice(node.start, node.end))
  add(isTrace ? 'trace' : 'statement', expression, 'undefined')
}

/** Two parts of a sentence swapped, or its first words left out. */
function changeWords(node: Node, { code, add }: Reader): void {
  const { expressions, quasis } = node
  if (!Array.isArray(expressions) || !Array.isArray(quasis)) return
  const [first, second] = expressions as Node[]
  const write = (parts: readonly string[]) => `\`${parts.join('')}\``
  const words = (quasis as { readonly value: { readonly raw: string } }[]).map(({ value }) => value.raw)
  const values = (expressions as Node[]).map(({ start, end }) => code.slice(start, end))
  const woven = (texts: readonly string[], given: readonly string[]) =>
    write(texts.flatMap((part, index) => (index < given.length ? [part, `\${${given[index]}}`] : [part])))
  if (first !== undefined && second !== undefined && values[0] !== values[1]) {
    add('words', node, woven(words, [values[1] ?? '', values[0] ?? '', ...values.slice(2)]))
  } else if (words.some((part) => /\p{L}{3}/u.test(part))) {
    add(
      'words',
      node,
      woven(
        words.map((part) => part.replace(/\p{L}{3,}/u, '')),
        values,
      ),
    )
  }
}

function changeNumber(node: Node, { add }: Reader): void {
  if (typeof node.value === 'number') add('number', node, String(node.value + 1))
}
