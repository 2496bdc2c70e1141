/** Memoises a function for its last arguments, so that equal input keeps the result's identity. */
export function lastResult<A extends readonly unknown[], R>(
  compute: (...args: A) => R,
): (...args: A) => R {
  let last: { readonly args: A; readonly result: R } | null = null;
  return (...args) => {
    if (!last || args.some((argument, index) => argument !== last?.args[index]))
      last = { args, result: compute(...args) };
    return last.result;
  };
}
