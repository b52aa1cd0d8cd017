export { type AuditRecord, auditRecordMachine } from "./reports/audit-record.ts";
export { type ExportEvent, exportMachine, type WantedFile } from "./reports/export.ts";
