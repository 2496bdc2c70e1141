import { deliveryTimes as words } from '#text/shop/delivery-times.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { LiveSettings } from './LiveSettings.tsx';

/** How long packing and transport take, from the same settings as the dates for a PIN code. */
export function DeliveryTimes() {
  return (
    <LiveSettings lines={4}>
      {({ delivery: { days, shipsFrom } }) => (
        <FactList
          facts={[
            { name: words.packing, value: words.packedWithin(days.dispatch) },
            { name: words.near(shipsFrom), value: words.range(days.nearFrom, days.nearTo) },
            { name: words.far, value: words.range(days.farFrom, days.farTo) },
            { name: words.remote, value: words.range(days.remoteFrom, days.remoteTo) },
          ]}
        />
      )}
    </LiveSettings>
  );
}
