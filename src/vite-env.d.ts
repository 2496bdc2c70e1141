/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_EMULATOR_PORT_OFFSET?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
}

/** The addresses of the pictures that belong to the site itself, whose names carry a hash of their content. */
declare module 'virtual:art' {
  const art: {
    readonly hero: string;
    readonly categories: Readonly<Record<import('#domain/product/category.ts').Category, string>>;
    readonly about: Readonly<Record<'shop' | 'plant' | 'oil' | 'soap' | 'label', string>>;
  };
  export default art;
}
