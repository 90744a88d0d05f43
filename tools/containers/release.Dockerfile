# Makes releases and rolls them back; context is the workspace.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE}
RUN apt-get update && apt-get install --yes --no-install-recommends openssl && rm -rf /var/lib/apt/lists/*
RUN install --directory --owner=node --group=node /app /srv/playhouse
WORKDIR /app
USER node
COPY --chown=node package.json package-lock.json .npmrc ./
RUN npm ci
COPY --chown=node . .
COPY --chown=node tools/containers/server.json /srv/playhouse/server.json
RUN npx nx build site
VOLUME /srv/playhouse
CMD ["npx", "nx", "deploy", "merchants", "--out", "/srv/playhouse"]
