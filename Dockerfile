# The server with the built app and its documentation, for a PostgreSQL elsewhere. `compose.yaml` runs both.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /trama
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /trama
COPY package.json package-lock.json .npmrc ./
# The image has the project's Node already; that is all that is optional.
RUN npm ci --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /trama
COPY --from=packages /trama/node_modules ./node_modules
COPY --from=build /trama/dist ./dist
COPY --from=build /trama/storybook-static ./storybook-static
COPY package.json ./
COPY openapi ./openapi
COPY src/domain ./src/domain
COPY server ./server
# For the embedded store, where no DATABASE_URL is given, and for copies that are made by hand.
RUN mkdir /data /copies && chown node:node /data /copies
USER node
EXPOSE 3000
# Whether it lives, and not whether it is ready: a database that is away is no reason to start it anew.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
