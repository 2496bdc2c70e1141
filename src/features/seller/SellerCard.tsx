import { useBrand } from '#data/react/use-brand.ts';
import { sellerWords } from '#text/site/seller.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { LiveSettings } from './LiveSettings.tsx';
import { ContactLink } from './ContactLink.tsx';

/** The seller's details, as rule 4(2) of the Consumer Protection (E-Commerce) Rules 2020 requires. */
export function SellerCard() {
  const { seller: name } = sellerWords;
  const brand = useBrand();
  return (
    <LiveSettings lines={6}>
      {({ seller, phone, hours }) => (
        <FactList
          facts={[
            { name: name.legalName, value: seller.legalName },
            { name: name.website, value: brand.name },
            { name: name.address, value: seller.address },
            { name: name.email, value: seller.email && <ContactLink to={seller.email} /> },
            { name: name.phone, value: seller.phone && <ContactLink to={seller.phone} /> },
            { name: name.mobile, value: phone && <ContactLink to={phone} /> },
            { name: name.hours, value: hours },
          ].filter(({ value }) => value)}
        />
      )}
    </LiveSettings>
  );
}
