/** Shows another page of what is here already, from its top. Next follows the address (its shallow routing). */
export function showAddress(address: string, by: 'pushState' | 'replaceState'): void {
  window.history[by](null, '', address);
  window.scrollTo(0, 0);
}
