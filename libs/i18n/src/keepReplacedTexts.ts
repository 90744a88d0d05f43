const isText = (node: Node): node is Text => node instanceof Text;

const isTranslation = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';

/** The nodes that a translator has put in a text's place; a framework takes a text away and puts nothing there. */
function findReplacement(
  record: MutationRecord,
  isKnown: (node: Node) => boolean,
): readonly ChildNode[] {
  const { removedNodes, addedNodes, previousSibling, nextSibling } = record;
  if (removedNodes.length > 1) return [];
  // Some add their nodes beside the text before they take it away.
  const siblings = [previousSibling, nextSibling].filter(isTranslation);
  const beside = siblings.filter((node) => !isKnown(node)).slice(0, 1);
  const nodes = addedNodes.length > 0 ? ([...addedNodes] as ChildNode[]) : beside;
  return nodes.filter((node) => !isText(node));
}

/** A text that a translator has replaced. */
class ReplacedText {
  private readonly words: string;

  constructor(
    readonly text: Text,
    private nodes: readonly ChildNode[],
  ) {
    this.words = text.data;
  }

  /** Puts it back, empty, before its replacement. */
  putBack(): void {
    const { text, words } = this;
    const [first] = this.nodes;
    if (first?.isConnected !== true) return;
    // Where the translator uses it in a node of its own, a copy stands in for it.
    if (text.parentNode !== null) text.replaceWith(words);
    text.data = '';
    first.before(text);
  }

  stoodIn(node: Node): boolean {
    return this.nodes.some((each) => each === node);
  }

  /** The translator has put other nodes in the place of its own. */
  replaceBy(nodes: readonly ChildNode[]): void {
    if (!nodes.includes(this.text)) this.nodes = nodes;
  }

  /** After the text was moved or taken away, its translation goes along. @returns whether it is still replaced */
  follow(): boolean {
    const { text, nodes, words } = this;
    const isOriginal = nodes.every((node) => !node.isConnected);
    if (isOriginal && text.data === '') text.data = words;
    else if (!text.isConnected) for (const node of nodes) node.remove();
    else if (text.nextSibling !== nodes[0]) text.after(...nodes);
    return text.isConnected && !isOriginal;
  }

  /** Puts new words in the place of the translated ones, as a new text that the translator finds. */
  showWords(): void {
    const [first, ...others] = this.nodes;
    for (const node of others) node.remove();
    first?.replaceWith(this.text);
  }
}

/**
 * Lets a page live on under a translator. A translator, of the browser or an extension, takes a text away and puts nodes
 * of its own in its place. React still holds the text: it throws as soon as it removes it or puts something before it,
 * and writes new words where nobody sees them. So such a text is put back, empty, before its replacement; what React does
 * with it then is done with the replacement.
 * @returns ends it
 */
export function keepReplacedTexts(page: Node): () => void {
  const replaced = new WeakMap<Node, ReplacedText>();
  let away: ReplacedText[] = [];

  function onRemoved(node: Node, record: MutationRecord): void {
    const known = replaced.get(node);
    if (known?.text === node) {
      if (!known.follow()) replaced.delete(node);
    } else if (known?.stoodIn(node) === true && record.addedNodes.length > 0) {
      known.replaceBy([...record.addedNodes] as ChildNode[]);
      for (const added of record.addedNodes) replaced.set(added, known);
    } else if (isText(node) && node.parentNode !== record.target) {
      const nodes = findReplacement(record, (each) => replaced.has(each));
      if (nodes.length === 0) return;
      const text = new ReplacedText(node, nodes);
      for (const each of [node, ...nodes]) replaced.set(each, text);
      away.push(text);
    }
  }

  function onWords(text: Node): void {
    const known = replaced.get(text);
    if (known?.text !== text || known.text.data === '') return;
    replaced.delete(text);
    known.showWords();
  }

  const observer = new MutationObserver((records) => {
    for (const record of records)
      if (record.type === 'characterData') onWords(record.target);
      else for (const node of record.removedNodes) onRemoved(node, record);
    // A translator may have replaced its own nodes meanwhile.
    for (const text of away) text.putBack();
    away = [];
    // Its own changes.
    observer.takeRecords();
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
