/** The two that ask the table stand side by side: two lines of words make neither higher than one. */
export const ASK_STYLE = 'px-2 py-1 text-base leading-tight';
