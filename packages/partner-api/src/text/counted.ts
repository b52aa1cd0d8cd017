export const pluralize = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

export const countOfCompanies = (number: number) => pluralize(number, "company", "companies");
