/** Kept by the browser in the page's place in its history, where a reload finds it again. */
export const markAsOver = (): void => window.history.replaceState({ over: true }, '');

export const wasOver = (): boolean => window.history.state?.over === true;
