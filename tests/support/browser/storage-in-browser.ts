/** The shop's sign-in and upload, bundled for a page that tests Storage in a real browser. */
export { uploadProductPicture } from '#data/admin/pictures.ts';
export { signIn, signOut } from '#data/account/account.ts';
