import { ExternalLink, MapPin } from 'lucide-react';
import { useState } from 'react';
import { mapFrame, mapPage, type Place } from '#domain/customer/place.ts';
import { words } from '#text/site/shell.ts';
import { DrawnMap } from '#ui/images/DrawnMap.tsx';

interface OfficeMapProps {
  address: string;
  /** The office's coordinates; without them only the illustration shows. */
  place: Place | undefined;
}

/**
 * The office address with an illustration. The real map loads only on demand, because it sends data to a third party.
 */
export function OfficeMap({ address, place }: OfficeMapProps) {
  const [isMapOpen, setMapOpen] = useState(false);
  return (
    <>
      <address className="mt-2 text-sm not-italic">{address}</address>
      <div className="relative mt-3 aspect-[2/1] overflow-hidden rounded-card bg-tint">
        {isMapOpen && place ? (
          <iframe
            src={mapFrame(place)}
            title={words.footer.map.title}
            // Both permissions together are safe in a cross-origin frame, and the map needs both.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full"
          />
        ) : (
          <>
            <DrawnMap />
            {place && (
              <button
                type="button"
                onClick={() => setMapOpen(true)}
                className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-max items-center gap-2 rounded-full bg-surface px-5 font-semibold text-ink shadow-card hover:bg-tint"
              >
                <MapPin aria-hidden className="size-4" />
                <span>{words.footer.map.show}</span>
              </button>
            )}
          </>
        )}
      </div>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm">
        {place && !isMapOpen && <span>{words.footer.map.privacy}</span>}
        <a
          href={mapPage(address, place)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
        >
          <span>{words.footer.map.open}</span>
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">{words.footer.map.newTab}</span>
        </a>
      </p>
    </>
  );
}
