import type compile from 'icu-minify/compile';

type Message = ReturnType<typeof compile>;
type Node = Exclude<Message, string>[number];

/** The kinds of nodes, as icu-minify/compile numbers them. */
const POUND = 0;
const SELECT = 1;
const PLURAL = 2;
const ORDINAL = 3;
const NUMBER = 4;

/** What may pass 999, so that its thousands are set apart as the language does. */
const LARGE: ReadonlySet<unknown> = new Set(['sets']);

/** What a style that a message names looks like: only the whole formatter knows it by its name. */
const STYLES: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  percent: { style: 'percent' },
};

/**
 * The message with its small numbers as plain digits, which all our languages share. A phone's
 * own number format takes up to 50 ms to start, just when the page is to come alive.
 */
export const plainNumbers = (message: Message): Message =>
  typeof message === 'string' ? message : message.map(node => plainNode(node));

/** `counted` is what the plural around it counts. */
function plainNode(node: Node, counted?: string): Node {
  if (node === POUND) return counted === undefined || LARGE.has(counted) ? node : [counted];
  if (!Array.isArray(node)) return node;
  const [name, kind, detail] = node as [string, unknown, unknown];
  switch (kind) {
    case undefined:
      return node;
    case NUMBER:
      if (detail === undefined && !LARGE.has(name)) return [name];
      return typeof detail === 'string' ? ([name, kind, styleOf(detail)] as Node) : node;
    case PLURAL:
    case ORDINAL:
      return [name, kind, plainOptions(detail as Options, name)];
    case SELECT:
      return [name, kind, plainOptions(detail as Options)];
    default:
      // Dates and times have kinds too; a tag has its children in their place.
      return typeof kind === 'number' && kind !== POUND
        ? node
        : ([name, ...(node.slice(1) as Node[]).map(child => plainNode(child, counted))] as Node);
  }
}

function styleOf(name: string): Intl.NumberFormatOptions {
  const style = STYLES[name];
  if (style === undefined) throw new Error(`no number style is called ${name}`);
  return style;
}

type Options = Readonly<Record<string, Node | readonly Node[]>>;

const plainOptions = (options: Options, counted?: string) =>
  Object.fromEntries(
    Object.entries(options).map(([name, nodes]) => [
      name,
      isList(nodes) ? nodes.map(node => plainNode(node, counted)) : plainNode(nodes, counted),
    ]),
  ) as never;

const isList = (nodes: Node | readonly Node[]): nodes is readonly Node[] => Array.isArray(nodes);
