# The server and its pages in one image. docs/containers.md has how to build and run it; `npm run test:container` does both.

# Node and Debian for building. The runtime image takes Node's program and nothing else from it.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
# The C library and the C++ runtime that Node is linked to; no shell, no package manager.
ARG RUNTIME_IMAGE=gcr.io/distroless/cc-debian12:nonroot

FROM ${NODE_IMAGE} AS build
# The Node that npm's scripts find in node_modules is linked to libatomic.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 tini
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY content/package.json content/
COPY contract/package.json contract/
COPY domain/package.json domain/
COPY web/package.json web/
RUN npm ci --omit=dev --no-progress
COPY tsconfig.base.json tsconfig.node.json ./
COPY scripts/*.mjs scripts/
COPY scripts/install scripts/install
COPY domain domain
COPY contract contract
COPY content content
COPY web web
COPY api api
# Settings that are written into the pages. The server reads the first three again when it starts.
ARG PUBLIC_URL=
ARG SIGN_UP=
ARG AFFILIATE_PARAMS=
ARG CONTACT_EMAIL=
ARG ROBOTS_TRAINING=
RUN : "${PUBLIC_URL:?the address that people use is missing: --build-arg PUBLIC_URL=https://...}"
RUN PUBLIC_URL="$PUBLIC_URL" SIGN_UP="$SIGN_UP" AFFILIATE_PARAMS="$AFFILIATE_PARAMS" \
  CONTACT_EMAIL="$CONTACT_EMAIL" ROBOTS_TRAINING="$ROBOTS_TRAINING" npm run build
COPY NOTICE ./
COPY scripts/container/*.mjs scripts/container/
COPY scripts/supply/*.mjs scripts/supply/
RUN node scripts/container/gather.mjs /image

FROM ${RUNTIME_IMAGE}
# Reaps processes that lose their parent, and passes signals on from the first moment.
COPY --from=build /usr/bin/tini-static /usr/local/bin/tini
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /image/app /app
# A new volume takes its owner from here.
COPY --from=build --chown=65532:65532 /image/data /data
WORKDIR /app
USER 65532:65532
# The client for buckets looks for a home folder, which an unknown user does not have.
ENV NODE_ENV=production DATA_DIR=/data HOME=/app
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/usr/local/bin/node", "/app/healthcheck.mjs"]
ENTRYPOINT ["/usr/local/bin/tini", "--", "/usr/local/bin/node"]
CMD ["build/api/main.js"]
