/** "1 working day", "2 working days". */
export const workingDays = (days: number): string =>
  days === 1 ? '1 working day' : `${days} working days`;
