/**
 * Lets browsers translate our pages. Next runs this file before React takes over a page.
 *
 * A translator replaces each text by an element that shows its translation. React keeps the text, and to remove it or
 * to insert something before it then throws, and to change it changes nothing that anybody sees (React issue 11538).
 * So a text returns to its place as soon as React turns to it, and the translator finds it there like any new one.
 */

/** What is shown in place of a text. */
const translations = new WeakMap<Node, Element>();

const watch = new MutationObserver(readChanges);
watch.observe(document, { childList: true, characterData: true, subtree: true });

/** Learns which texts have given way to a translation, and puts those back that changed after that. */
function readChanges(changes: readonly MutationRecord[]): void {
  /** The element that came to each place, to recognize translations that came before their texts went. */
  const beside = new Map<Node | null, Element>();
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    if (type === 'characterData') putBack(target);
    const [added] = addedNodes;
    if (added instanceof Element)
      for (const node of [...removedNodes, previousSibling, nextSibling]) beside.set(node, added);
    for (const text of removedNodes) {
      const translation = beside.get(text);
      if (!(text instanceof Text) || text.isConnected || translation === undefined) continue;
      translations.set(text, translation);
      // Outside the document, a text must be watched by itself.
      watch.observe(text, { characterData: true });
    }
  }
}

function putBack(text: Node): void {
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
}

/** Whether `node`, which React knows as a child of `parent`, is one, if need be after it was put back. */
function isChild(node: Node, parent: Node): boolean {
  if (node.parentNode === parent) return true;
  // The observer may not have been called yet.
  readChanges(watch.takeRecords());
  putBack(node);
  return node.parentNode === parent;
}

const { removeChild, insertBefore } = Node.prototype;

/** Removes `child` wherever it is now: a translator may have moved it. */
Node.prototype.removeChild = function <N extends Node>(child: N): N {
  if (isChild(child, this)) return removeChild.call(this, child) as N;
  child.parentNode?.removeChild(child);
  return child;
};

/** Inserts `node` at the end if the child that should follow is elsewhere now. */
Node.prototype.insertBefore = function <N extends Node>(node: N, next: Node | null): N {
  return insertBefore.call(this, node, next && isChild(next, this) ? next : null) as N;
};
