export const counted = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

export const companiesCounted = (number: number) => counted(number, "company", "companies");
