/** BCP 47 tag of this folder's language: `lang` of pages, letters and invoices, and the format of dates. */
export const LOCALE = 'en-IN';
