/**
 * Keeps a row of buttons at the thumb, over what scrolls past below it. A very low screen has no
 * room for that. (`AtThumb` does the same for what a page is for; here every line counts.)
 */
export const AT_THUMB =
  'relative bottom-0 z-1 before:ground before:absolute before:-inset-x-4 before:-top-3 before:bottom-0 before:-z-1 before:mask-[linear-gradient(to_top,black_calc(100%-.75rem),transparent)] [@media(min-height:26rem)]:sticky';
