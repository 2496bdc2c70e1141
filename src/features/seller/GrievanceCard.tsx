import { sellerWords } from '#text/site/seller.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { LiveSettings } from './LiveSettings.tsx';
import { ContactLink } from './ContactLink.tsx';

/** The grievance officer: name, designation, contact (E-Commerce Rules 2020, rule 4(4)), and both response times. */
export function GrievanceCard() {
  const { grievance: name } = sellerWords;
  return (
    <LiveSettings lines={5}>
      {({ seller: { grievanceOfficer: officer } }) => (
        <FactList
          facts={[
            { name: name.name, value: officer.name },
            { name: name.designation, value: officer.designation },
            { name: name.email, value: officer.email && <ContactLink to={officer.email} /> },
            { name: name.phone, value: officer.phone && <ContactLink to={officer.phone} /> },
            { name: name.clock, value: name.clocks },
          ].filter(({ value }) => value)}
        />
      )}
    </LiveSettings>
  );
}
