export const close = "Close";
export const noMatch = "No match";
export const moreToFind = (count: string) => `And ${count} more. Type to find them.`;
export const dateRange = "Date range";
export const chooseDays = "Choose the first day, then the day on which the range ends at 3:00 AM.";
export const endsAt = "3 AM";
export const fromDate = "From date";
export const toDate = "To date";
export const dateFormat = "DD-MM-YYYY";
