import type { ComponentProps, ComponentType } from 'react';
import { type Deferred, useDeferred } from './use-deferred.ts';

type Name = 'CartCount' | 'CartKeeper' | 'FooterContact' | 'WishCount';

type DeferredPartProps<N extends Name> = ComponentProps<Deferred[N]> & { name: N };

/** A part of the deferred chunk, once that is here. Nothing around it is drawn anew when it comes. */
export function DeferredPart<N extends Name>({ name, ...props }: DeferredPartProps<N>) {
  const deferred = useDeferred();
  if (!deferred) return null;
  const Part = deferred[name] as ComponentType;
  return <Part {...props} />;
}
