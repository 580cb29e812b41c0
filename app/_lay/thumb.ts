/**
 * Keeps a row of buttons at the thumb, over what scrolls past below it. A very low screen has no
 * room for that.
 */
export const AT_THUMB =
  '[@media(min-height:26rem)]:sticky bottom-0 z-1 before:absolute before:-inset-x-4 before:-top-3 before:bottom-0 before:-z-1 before:bg-linear-to-t before:from-page before:from-80% before:to-transparent';
