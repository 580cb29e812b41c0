/**
 * Holds back the browser's own offer to install the page as an app, until somebody asks for it
 * (`app/_phone/installPrompt`). In the page itself, since it may come before any other script does.
 */
export const INSTALL_SCRIPT = `addEventListener('beforeinstallprompt', offer => {
offer.preventDefault();
window.heldInstall = offer;
});`;
