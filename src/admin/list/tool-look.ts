/** Classes of a button above a table. */
export const TOOL_LOOK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline';
