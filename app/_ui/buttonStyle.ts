export type ButtonKind = 'primary' | 'plain' | 'quiet';

/** How a button, or a link that looks like one, is drawn by controls.css. */
export const buttonStyle = (kind: ButtonKind): string => `button ${kind}`;
