# Saves and restores the database by the programs of the server's version; context is the workspace.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG POSTGRES_IMAGE=postgres:18-bookworm
FROM ${NODE_IMAGE} AS node
FROM playhouse/gateway AS gateway
FROM ${POSTGRES_IMAGE}
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=gateway /app /app
RUN install --directory --owner=1000 --group=1000 /saved
WORKDIR /app
ENV TSX_TSCONFIG_PATH=tsconfig.base.json
USER 1000:1000
VOLUME /saved
ENTRYPOINT []
CMD ["sh", "-c", "node --import tsx apps/gateway/scripts/backup.ts backup /saved/$(date +%Y-%m-%dT%H-%M).backup"]
