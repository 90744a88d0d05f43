# Debian's nginx, which `npm run verify` tries, before the releases of a volume; context is the workspace.
ARG DEBIAN_IMAGE=debian:bookworm-slim
FROM ${DEBIAN_IMAGE}
RUN apt-get update && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static && rm -rf /var/lib/apt/lists/*
COPY tools/containers/nginx.conf /etc/nginx/nginx.conf
USER 1000:1000
EXPOSE 80 443
HEALTHCHECK --interval=10s --timeout=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/443"]
CMD ["nginx", "-e", "/dev/stderr", "-g", "daemon off;"]
