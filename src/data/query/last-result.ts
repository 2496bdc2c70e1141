/** The same function, which returns its last result again for the same arguments: equal input keeps its identity. */
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
