import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { pictureZoomWords as zoom } from '#text/shop/picture-zoom.ts';
import { productWords } from '#text/shop/product.ts';
import { useSwipe } from '#ui/browser/use-swipe.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { usePan } from './use-pan.ts';

/** Zoom factors relative to the fitted picture. */
const SCALES = [1, 2, 3] as const;
const LARGEST = SCALES.length - 1;

interface PictureZoomProps {
  title: string;
  images: readonly string[];
  /** Alt texts; an empty one falls back to the product's name. */
  alts: readonly string[];
  /** Index of the picture. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** A full-screen picture viewer: tap to zoom at a point, pan by touch, mouse and arrow keys, swipe to the next picture. */
export function PictureZoom({ title, images, alts, shown, onShow, onClose }: PictureZoomProps) {
  const [step, setStep] = useState(0);
  const area = useRef<HTMLElement>(null);
  const scale = SCALES[step] ?? 1;
  usePan(area, scale, () => setStep((now) => (now === 0 ? 1 : 0)));

  const swipe = useSwipe((by) => {
    if (step === 0) showNext(by);
  });

  function showNext(by: number): void {
    setStep(0);
    onShow((shown + by + images.length) % images.length);
  }

  return (
    <Dialog title={title} close={zoom.close} onClose={onClose} look="screen">
      <section
        ref={area}
        {...swipe}
        // Arrow keys scroll the focused element.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={zoom.area}
        className={`mt-1 flex min-h-0 flex-1 overflow-auto overscroll-contain rounded-card bg-tint [container-type:size] ${
          step === 0
            ? 'cursor-zoom-in touch-pan-y touch-pinch-zoom'
            : 'cursor-grab touch-manipulation select-none active:cursor-grabbing'
        }`}
      >
        <div
          className="pointer-events-none m-auto shrink-0"
          style={{ width: `calc(min(100cqw, 100cqh) * ${scale})` }}
        >
          <ProductPicture
            key={images[shown]}
            address={images[shown] ?? ''}
            alt={alts[shown] || productWords.picture(title, shown + 1, images.length)}
            sizes="300vw"
            priority="high"
          />
        </div>
      </section>
      <div className="mt-2 flex items-center justify-center gap-2">
        {images.length > 1 && (
          <Tool name={zoom.previous} onClick={() => showNext(-1)}>
            <ChevronLeft aria-hidden />
          </Tool>
        )}
        <Tool name={zoom.smaller} off={step === 0} onClick={() => setStep(step - 1)}>
          <ZoomOut aria-hidden />
        </Tool>
        <output className="amount w-16 text-center font-semibold">{zoom.size(scale * 100)}</output>
        <Tool name={zoom.larger} off={step === LARGEST} onClick={() => setStep(step + 1)}>
          <ZoomIn aria-hidden />
        </Tool>
        {images.length > 1 && (
          <Tool name={zoom.next} onClick={() => showNext(1)}>
            <ChevronRight aria-hidden />
          </Tool>
        )}
      </div>
    </Dialog>
  );
}

interface ToolProps {
  name: string;
  /** Disabled, but still focusable. */
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ name, off = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={off}
      onClick={() => {
        if (!off) onClick();
      }}
      className="flex size-11 items-center justify-center rounded-full border border-edge hover:bg-tint aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
