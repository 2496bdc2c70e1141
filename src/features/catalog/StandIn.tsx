import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { responsivePicture } from '#domain/picture/picture.ts';

interface StandInProps {
  /** The picture whose place it takes, as a document stores it. */
  address: string;
}

/**
 * Whoever comes from a list sees the picture of the card at once, above the large one beside it, until that can be shown.
 * A page that was loaded has none before it.
 */
export function StandIn({ address }: StandInProps) {
  const kind = useNavigationType();
  const own = useRef<HTMLImageElement>(null);
  const [shown, show] = useState(() =>
    kind === NavigationType.Push ? shownAs(responsivePicture(address).src) : null,
  );
  useEffect(() => {
    const large = own.current?.parentElement?.querySelector<HTMLImageElement>('picture img');
    // Where the large one does not come, the small one is better than none.
    large?.decode().then(
      () => show(null),
      () => undefined,
    );
  }, []);
  return (
    shown && (
      <img ref={own} src={shown} alt="" decoding="sync" className="absolute inset-0 size-full" />
    )
  );
}

/** The address of what stands on the page of a picture already, in some size, by the address of its widest. */
function shownAs(src: string): string | null {
  const found = [...document.images].find(
    (image) => image.getAttribute('src') === src && image.complete && image.naturalWidth > 1,
  );
  return found?.currentSrc ?? null;
}
