FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# Everything `npm start` needs, for docker-compose.simulator.yml.
FROM build AS trial
RUN install -d -o node -g node /data
USER node
VOLUME /data
CMD ["node", "local/cli/start.ts"]

FROM node:24.21.0-slim
ENV NODE_ENV=production
ENV NODE_COMPILE_CACHE=/tmp/compile-cache
# Large blocks go back to the system; see local/supervisor/node-options.ts.
ENV MALLOC_MMAP_THRESHOLD_=1048576
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY backend backend
COPY worker worker
COPY migrations migrations
COPY knexfile.ts ./
COPY --from=build /app/dist dist
# A new volume takes over the owner of the folder it covers, so the folder exists here.
RUN install -d -o node -g node /data /data/uploads /data/files
USER node
VOLUME /data
EXPOSE 3000
# Node as the program itself, not npx or npm: SIGTERM reaches it, and it finishes the requests and jobs it has.
CMD ["node", "backend/main.ts"]
