# The platform; context is the workspace.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/containers/gatewayPackages.mjs tools/containers/
RUN node tools/containers/gatewayPackages.mjs && npm install --omit=dev --ignore-scripts

FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY tsconfig.base.json ./
COPY apps/gateway apps/gateway
COPY libs/economy/src libs/economy/src
COPY libs/games/src libs/games/src
COPY libs/wps/src libs/wps/src
COPY libs/whitelabel/src libs/whitelabel/src
COPY merchants merchants
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4300 TSX_TSCONFIG_PATH=tsconfig.base.json
USER node
EXPOSE 4300
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4300/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "apps/gateway/src/main.ts"]
