/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_EMULATOR_PORT_OFFSET?: string;
}
