import type { FastifyRequest } from "fastify";

export const isOfApi = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith("/api/") ?? false;
