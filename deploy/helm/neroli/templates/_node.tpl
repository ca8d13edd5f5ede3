{{- define "neroli.labels" -}}
app.kubernetes.io/name: neroli
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- /* A set of equal nodes: `part` is web or work, `role` what they do. */}}
{{- define "neroli.nodes" -}}
{{- $root := .root }}
{{- $own := index $root.Values .part }}
apiVersion: apps/v1
kind: StatefulSet
metadata:
  name: {{ $root.Release.Name }}-{{ .part }}
  labels:
    {{- include "neroli.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .part }}
spec:
  serviceName: {{ $root.Release.Name }}
  replicas: {{ $own.replicas }}
  podManagementPolicy: Parallel
  selector:
    matchLabels:
      {{- include "neroli.labels" $root | nindent 6 }}
      app.kubernetes.io/component: {{ .part }}
  template:
    metadata:
      labels:
        {{- include "neroli.labels" $root | nindent 8 }}
        app.kubernetes.io/component: {{ .part }}
      {{- if $root.Values.metrics }}
      annotations:
        prometheus.io/scrape: "true"
        prometheus.io/port: "9464"
        prometheus.io/path: /metrics
      {{- end }}
    spec:
      automountServiceAccountToken: false
      # What Kubernetes would tell of a service called neroli has the names of our settings.
      enableServiceLinks: false
      # Time to be taken out of the service, and ten seconds for what is in flight.
      terminationGracePeriodSeconds: 45
      securityContext:
        runAsNonRoot: true
        runAsUser: 1000
        runAsGroup: 1000
        fsGroup: 1000
        seccompProfile: { type: RuntimeDefault }
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- include "neroli.labels" $root | nindent 14 }}
              app.kubernetes.io/component: {{ .part }}
      containers:
        - name: neroli
          image: "{{ $root.Values.image.repository }}:{{ $root.Values.image.tag | default $root.Chart.AppVersion }}"
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          env:
            - { name: NEROLI_ORIGIN, value: {{ required "origin: where people reach it" $root.Values.origin | quote }} }
            - { name: NEROLI_ROLES, value: {{ .role }} }
            - { name: NEROLI_LISTEN, value: 0.0.0.0 }
            - { name: NEROLI_METRICS, value: "0.0.0.0:9464" }
            - { name: NEROLI_LINGER_SECONDS, value: "10" }
            # The volume is the root's and open to all of the pod, a folder in it ours alone.
            - { name: NEROLI_DATA, value: /data/neroli }
            {{- range $name, $value := $root.Values.settings }}
            - { name: {{ $name }}, value: {{ $value | quote }} }
            {{- end }}
          envFrom:
            - secretRef: { name: {{ $root.Values.secret }} }
          ports:
            - { name: http, containerPort: 3000 }
            - { name: metrics, containerPort: 9464 }
          # The index is built anew of a large catalogue in minutes.
          startupProbe:
            httpGet: { path: /health/live, port: http }
            periodSeconds: 5
            failureThreshold: 240
          livenessProbe:
            httpGet: { path: /health/live, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          readinessProbe:
            httpGet: { path: /health/ready, port: http }
            periodSeconds: 2
            timeoutSeconds: 2
            failureThreshold: 1
          resources:
            {{- toYaml $own.resources | nindent 12 }}
          volumeMounts:
            - { name: data, mountPath: /data }
            - { name: temporary, mountPath: /tmp }
      volumes:
        - { name: temporary, emptyDir: {} }
  volumeClaimTemplates:
    - metadata: { name: data }
      spec:
        accessModes: [ReadWriteOnce]
        resources: { requests: { storage: {{ $own.storage }} } }
{{- end }}
