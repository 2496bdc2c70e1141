/** The shop's settings as `settings/store` holds them. Every value is plainly a sample. */
export const STORE = {
  seller: {
    legalName: 'Franch Ayurveda Private Limited (sample)',
    address:
      '4th Floor, Sample House, 18 Example Road, Indiranagar, Bengaluru 560038, Karnataka, India',
    email: 'care@franch.example.in',
    phone: '+91 80 0000 0108',
    grievanceOfficer: {
      name: 'Grievance Officer (sample)',
      designation: 'Head of Customer Care',
      email: 'grievance@franch.example.in',
      phone: '+91 80 0000 0109',
    },
  },
  phone: '+91 00000 00108',
  email: 'care@franch.example.in',
  hours: 'Monday to Saturday, 10:00 am to 6:00 pm IST',
  whatsapp: '+91 00000 00108',
  socials: {
    facebook: 'https://www.facebook.com/example',
    instagram: 'https://www.instagram.com/example',
    youtube: 'https://www.youtube.com/@example',
    x: 'https://x.com/example',
  },
  location: { latitude: 12.9719, longitude: 77.6412 },
  banner: 'A surprise gift with every order',
  shipping: { freeFromPaise: 49_900, feePaise: 4_900, codFeePaise: 4_000 },
  tax: {
    // The PAN in it is fictitious; the check digit is right, because invoices require it.
    gstin: '29AAAAA0000A1ZY',
    state: 'Karnataka',
    legalName: 'Franch Ayurveda Private Limited (sample)',
    series: 'SR',
    creditSeries: 'CN',
    feeRule: { kind: 'pro-rata' },
    fssai: '00000000000108',
    signatory: 'Authorised Signatory (sample)',
  },
} as const;
