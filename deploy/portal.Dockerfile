# The portal and its server. From the root of the repository: docker build -f deploy/portal.Dockerfile --build-arg RELEASE_COMMIT=$(git rev-parse HEAD) -t partner-portal-server .
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npx --yes pnpm@10 install --frozen-lockfile
RUN npx --yes pnpm@10 build

FROM node:20-bookworm-slim
WORKDIR /app
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY patches ./patches
COPY packages/partner-sdk ./packages/partner-sdk
COPY packages/partner-api ./packages/partner-api
COPY packages/portal-server ./packages/portal-server
RUN npx --yes pnpm@10 install --prod --frozen-lockfile --filter portal-server... && rm -rf /root/.npm /root/.local /root/.cache
COPY --from=build /app/packages/web/dist ./packages/web/dist
ARG RELEASE_COMMIT
ENV RELEASE_COMMIT=$RELEASE_COMMIT NODE_ENV=production HOST=0.0.0.0
USER node
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=2s CMD ["node", "-e", "fetch('http://127.0.0.1:4173/livez').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/portal-server/bin/portal-server.mjs"]
CMD []
