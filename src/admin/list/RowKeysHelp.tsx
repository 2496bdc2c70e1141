import { Keyboard } from 'lucide-react';
import { rowKeys } from '#data/admin/orders/device-settings.ts';
import { words } from '#text/admin/admin.ts';
import { DesktopOnly } from '#ui/browser/DesktopOnly.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import type { RowKeys } from './use-row-keys.ts';

interface RowKeysHelpProps {
  keys: RowKeys;
}

const { rowKeys: own } = words;

/** The button and the dialog that explain the keys of a list, and switch them off (WCAG 2.1.4). */
export function RowKeysHelp({ keys }: RowKeysHelpProps) {
  return (
    <>
      <DesktopOnly>
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
          onClick={() => keys.showHelp(true)}
        >
          <Keyboard aria-hidden className="size-4" />
          <span>{own.open}</span>
        </button>
      </DesktopOnly>
      {keys.helpIsOpen && (
        <Dialog title={own.title} close={own.close} onClose={() => keys.showHelp(false)}>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
            {own.rows.map(([key, what]) => (
              <div key={key} className="col-span-full grid grid-cols-subgrid">
                <dt>
                  <kbd className="rounded border border-edge px-2 py-0.5">{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <label className="mt-4 flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-leaf"
              checked={keys.enabled}
              onChange={({ target }) => rowKeys.write(target.checked)}
            />
            <span>{own.enabled}</span>
          </label>
        </Dialog>
      )}
    </>
  );
}
