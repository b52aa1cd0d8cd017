export type Viewer = { userId: number; companyId: number | undefined; module: string };
